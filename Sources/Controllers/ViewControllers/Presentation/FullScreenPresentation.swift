// SPDX-License-Identifier: Apache-2.0

/// A presentation that covers the whole window.
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
}
