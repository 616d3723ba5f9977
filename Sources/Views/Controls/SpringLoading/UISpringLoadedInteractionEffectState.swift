// SPDX-License-Identifier: Apache-2.0

/// The progress of a drag that is held over a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// There is no drag over the view.
  case inactive = 0
  /// A drag is over the view, and activates it if it stays.
  case possible = 1
  /// The view is about to be activated.
  case activating = 2
  /// The view was activated.
  case activated = 3
}
