// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A recorder of drawing steps, which groups consecutive steps with the same clips.
struct DrawingRecord {
  private var done: [Drawing.Step] = []
  private var run: [Drawing.Step] = []
  private var clips: [ClipList.Clip] = []

  /// All steps.
  var steps: [Drawing.Step] { done + clippedRun }

  mutating func add(_ step: Drawing.Step, clippedTo list: ClipList) {
    if list.clips != clips {
      done += clippedRun
      run = []
      clips = list.clips
    }
    run.append(step)
  }

  /// Adds steps unmodified.
  mutating func add(_ steps: [Drawing.Step]) {
    done += clippedRun + steps
    run = []
  }

  private var clippedRun: [Drawing.Step] {
    guard !run.isEmpty else { return [] }
    return clips.reversed().reduce(run) { steps, clip in
      var drawing = Drawing(clip: clip.path, steps: steps)
      drawing.clipIsEvenOdd = clip.isEvenOdd
      drawing.mask = clip.mask
      return [.drawing(drawing)]
    }
  }
}
