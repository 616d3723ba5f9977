// SPDX-License-Identifier: Apache-2.0

/// How far a drag is that is held over a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over it.
  case inactive = 0
  /// A drag is over it, and activates it if it stays.
  case possible = 1
  /// It is about to be activated.
  case activating = 2
  /// It was activated.
  case activated = 3
}
