// Lessons as tools/make_lessons.py writes them: the rules have played them, and a view says only what has changed since the last one.

import type { Lesson, LessonStep } from '../kinds/kind';
import type { Step, View } from '../protocol';

/** A lesson with its views whole again. */
export function wholeLesson(told: unknown): Lesson {
  const lesson = told as Lesson;
  let last = {} as View;
  const whole = (changed: View | null): View => (last = { ...last, ...changed });
  const steps = lesson.steps.map((step): LessonStep => {
    const view = whole(step.view);
    return { ...step, view, then: step.then.map((one): Step => ({ ...one, version: 0, view: whole(one.view) })) };
  });
  return { ...lesson, steps };
}
