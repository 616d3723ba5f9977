// SPDX-License-Identifier: Apache-2.0

/// The end of a presentation or dismissal that runs, which its motion calls, or code that cannot wait for it.
///
/// The motion holds the course: a window that goes away before takes it along.
@MainActor
final class PresentationCourse {
  private var finish: (() -> Void)?

  init(finish: @escaping () -> Void) {
    self.finish = finish
  }

  /// Ends the presentation or dismissal, once.
  func end() {
    let due = finish
    finish = nil
    due?()
  }
}
