"""The files in deploy/ are true: they name settings and options that exist, they give no more rights than needed, and the image's
health check tells a server that is ready from one that is not."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped] # it brings no types
from serving import free_port, serving
from typer.main import get_command

from heckmeck.cli import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGES = ROOT / "docs" / "deploy"


def options() -> set[str]:
    """All that `heckmeck play` understands."""
    play = get_command(app).commands["play"]  # type: ignore[attr-defined]  # our app is a group of commands
    return {option for parameter in play.params for option in [*parameter.opts, *parameter.secondary_opts]}


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions and what follows each, continued lines joined."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in joined.splitlines())]


def runtime() -> list[tuple[str, str]]:
    """The last stage: what the image is."""
    all_of_them = instructions()
    last = max(number for number, (name, _) in enumerate(all_of_them) if name == "FROM")
    return all_of_them[last:]


def only(name: str) -> str:
    (found,) = [rest for instruction, rest in runtime() if instruction == name]
    return found


def health_check() -> list[str]:
    """The command in the container, to be run by this Python."""
    command: list[str] = json.loads(only("HEALTHCHECK").partition("CMD ")[2])
    assert command[0] == "python"
    return [sys.executable, *command[1:]]


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def unit() -> configparser.SectionProxy:
    """The unit's [Service]. A key that is given again keeps all of its lines."""

    class Lines(dict[str, Any]):
        def __setitem__(self, key: str, value: Any) -> None:
            if isinstance(value, list) and key in self:
                self[key].extend(value)
            else:
                super().__setitem__(key, value)

    parser = configparser.RawConfigParser(strict=False, dict_type=Lines, delimiters=["="], comment_prefixes=["#"])
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # systemd tells capitals apart
    parser.read(DEPLOY / "heckmeck.service", encoding="utf-8")
    return parser["Service"]


def settings_in_the_source() -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    return set(re.findall(r"[\"'`](HECKMECK_[A-Z_]+)", text))


@pytest.mark.parametrize("file", [*sorted(DEPLOY.iterdir()), *sorted(PAGES.iterdir())], ids=lambda file: file.name)
def test_every_setting_exists(file: Path) -> None:
    named = set(re.findall(r"HECKMECK_[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named <= settings_in_the_source()


def test_the_settings_are_named_at_all() -> None:
    assert {"HECKMECK_DATABASE_URL", "HECKMECK_TABLES_PER_HOUR"} <= settings_in_the_source()


def test_the_image_starts_the_server_with_options_that_exist() -> None:
    command = json.loads(only("ENTRYPOINT"))
    assert command[:2] == ["heckmeck", "play"]
    assert {word for word in command if word.startswith("--")} <= options()
    assert command[command.index("--port") + 1] == only("EXPOSE")


def test_the_image_runs_as_a_user_without_rights() -> None:
    after = [name for name, _ in runtime()]
    assert only("USER").split(":")[0] not in ("0", "root")
    assert "RUN" not in after[after.index("USER") :]


def test_the_image_keeps_its_tables_in_the_volume() -> None:
    environment = dict(word.split("=", 1) for word in shlex.split(only("ENV")))
    assert environment["HECKMECK_DATABASE_URL"].startswith(f"sqlite:///{only('VOLUME')}/")


def test_the_image_copies_what_is_there_and_nothing_else_gets_in() -> None:
    allowed = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [word for name, rest in instructions() if name == "COPY" and "--from" not in rest for word in rest.split()[:-1]]
    assert "pyproject.toml" in copied
    for path in copied:
        assert (ROOT / path).exists()
        assert f"!{path}" in allowed


def test_a_server_that_is_ready_is_healthy(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        command = [word.replace("8000", str(server.port)) for word in health_check()]
        assert subprocess.run(command).returncode == 0
        wrong = [word.replace("/healthz", "/api/nothing") for word in command]
        assert subprocess.run(wrong).returncode != 0


def test_a_server_that_is_not_there_is_not_healthy() -> None:
    command = [word.replace("8000", str(free_port())) for word in health_check()]
    assert subprocess.run(command, stderr=subprocess.DEVNULL).returncode != 0


def test_the_health_check_asks_the_port_that_the_server_listens_to() -> None:
    assert f", {only('EXPOSE')}," in health_check()[-1]


def test_compose_builds_the_image_and_passes_options_that_exist() -> None:
    server = compose()["services"]["heckmeck"]
    built = (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve()
    assert built == DEPLOY / "Dockerfile"
    assert {word for word in server["command"] if word.startswith("--")} <= options()
    assert server["ports"] == [f"${{LISTEN:-127.0.0.1:8000}}:{only('EXPOSE')}"]


def test_compose_waits_for_a_database_that_answers() -> None:
    services = compose()["services"]
    assert services["heckmeck"]["depends_on"] == {"postgres": {"condition": "service_healthy"}}
    assert "pg_isready" in services["postgres"]["healthcheck"]["test"]


def test_compose_server_and_database_agree() -> None:
    from sqlalchemy import make_url

    services = compose()["services"]
    url = make_url(services["heckmeck"]["environment"]["HECKMECK_DATABASE_URL"])
    database = services["postgres"]["environment"]
    assert (url.drivername, url.host) == ("postgresql+psycopg", "postgres")
    assert (url.username, url.database) == (database["POSTGRES_USER"], database["POSTGRES_DB"])
    assert services["heckmeck"]["environment"]["PGPASSWORD"] == database["POSTGRES_PASSWORD"]


def test_compose_knows_no_password() -> None:
    """It refuses to start without one, and the example has none that anybody could leave as it is."""
    assert compose()["services"]["postgres"]["environment"]["POSTGRES_PASSWORD"].startswith("${POSTGRES_PASSWORD:?")
    assert "\nPOSTGRES_PASSWORD=\n" in (DEPLOY / ".env.example").read_text(encoding="utf-8")
    assert "/deploy/.env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


def test_the_example_explains_every_variable_of_compose() -> None:
    used = set(re.findall(r"\$\{([A-Z_]+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    explained = set(re.findall(r"^([A-Z_]+)=", (DEPLOY / ".env.example").read_text(encoding="utf-8"), re.MULTILINE))
    told = set(re.findall(r"^\| `([A-Z_]+)`", (PAGES / "compose.md").read_text(encoding="utf-8"), re.MULTILINE))
    assert used == explained == told


def test_the_cluster_has_no_settings_but_those_of_compose() -> None:
    """So one `.env` and its explanation are enough for both."""
    used = [
        set(re.findall(r"\$\{([A-Z_]+)", (DEPLOY / name).read_text(encoding="utf-8"))) for name in ("cluster.yaml", "compose.yaml")
    ]
    assert used[0] == used[1]


def test_compose_makes_every_volume_that_it_uses() -> None:
    told = compose()
    used = {volume.split(":")[0] for service in told["services"].values() for volume in service.get("volumes", [])}
    assert used == set(told["volumes"])


def test_the_cluster_has_the_servers_that_its_proxy_names() -> None:
    services = yaml.safe_load((DEPLOY / "cluster.yaml").read_text(encoding="utf-8"))["services"]
    config = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    named = re.findall(r"^    server (\S+) \1:(\d+)$", config, re.MULTILINE)
    assert dict(named) == dict.fromkeys(services.keys() - {"haproxy", "postgres"}, only("EXPOSE"))
    assert len(named) == 4
    for server in dict(named):
        assert {word for word in services[server]["command"] if word.startswith("--")} <= options()
    published = services["haproxy"]["ports"][0].rpartition(":")[2]
    assert f"bind :{published}\n" in config
    assert ":/usr/local/etc/haproxy/haproxy.cfg:" in services["haproxy"]["volumes"][0]


def test_the_cluster_trusts_its_own_network_alone() -> None:
    told = yaml.safe_load((DEPLOY / "cluster.yaml").read_text(encoding="utf-8"))
    (network,) = told["networks"]["default"]["ipam"]["config"]
    assert told["services"]["heckmeck1"]["environment"]["HECKMECK_TRUSTED_PROXY"] == network["subnet"]


def test_the_cluster_uses_the_database_of_compose() -> None:
    told = yaml.safe_load((DEPLOY / "cluster.yaml").read_text(encoding="utf-8"))
    extended = told["services"]["postgres"]["extends"]
    assert (DEPLOY / extended["file"], extended["service"]) == (DEPLOY / "compose.yaml", "postgres")
    url = compose()["services"]["heckmeck"]["environment"]["HECKMECK_DATABASE_URL"]
    assert told["services"]["heckmeck1"]["environment"]["HECKMECK_DATABASE_URL"] == url
    assert told["volumes"] == compose()["volumes"]


def test_the_unit_starts_the_server_with_options_that_exist() -> None:
    command = unit()["ExecStart"].split()
    assert command[:2] == ["/opt/heckmeck/bin/heckmeck", "play"]
    assert {word for word in command if word.startswith("--")} <= options()
    assert "--no-browser" in command


def test_the_unit_gives_the_server_one_place_to_write() -> None:
    service = unit()
    assert (service["DynamicUser"], service["ProtectSystem"], service["ProtectHome"]) == ("yes", "strict", "yes")
    assert service["CapabilityBoundingSet"] == ""
    assert f"sqlite:///%S/{service['StateDirectory']}/" in (DEPLOY / "heckmeck.service").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.name)
def test_options_and_files_in_the_pages_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for line in re.findall(r"^OPTIONS=(.*)$|`OPTIONS=([^`]*)`", text, re.MULTILINE):
        assert {word for word in "".join(line).split() if word.startswith("--")} <= options()
    for path in re.findall(r"\bdeploy/[\w.-]+\w", text):
        assert (ROOT / path).exists() or path == "deploy/.env", path


def test_an_option_in_the_settings_replaces_the_units_own(tmp_path: Path) -> None:
    """As docs/deploy/systemd.md says: the last one counts."""
    port = free_port()
    with serving(tmp_path, "--port", str(port)) as server:
        assert server.port == port
