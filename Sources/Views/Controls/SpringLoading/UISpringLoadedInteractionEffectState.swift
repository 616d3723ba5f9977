// SPDX-License-Identifier: Apache-2.0

/// The progress of a drag that is held over a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// The state without a drag over the view.
  case inactive = 0
  /// The state with a drag over the view, which activates the view if it stays.
  case possible = 1
  /// The state in which the view is about to be activated.
  case activating = 2
  /// The state after the view was activated.
  case activated = 3
}
