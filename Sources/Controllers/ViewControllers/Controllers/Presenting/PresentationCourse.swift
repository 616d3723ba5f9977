// SPDX-License-Identifier: Apache-2.0

/// The completion of a running presentation or dismissal, called by its motion or by code that ends it early.
///
/// The motion retains this object, which is therefore released with a window that is removed before the end.
@MainActor
final class PresentationCourse {
  private var finish: (() -> Void)?

  init(finish: @escaping () -> Void) {
    self.finish = finish
  }

  /// Ends the presentation or dismissal; later calls are no-ops.
  func end() {
    let due = finish
    finish = nil
    due?()
  }
}
