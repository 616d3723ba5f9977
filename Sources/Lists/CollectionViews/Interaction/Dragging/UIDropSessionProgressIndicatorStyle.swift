// SPDX-License-Identifier: Apache-2.0

/// The progress indication for loading the items of a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No indication; the app provides its own.
  case none = 0
  /// A progress bar with a cancel button, if loading takes long.
  case `default` = 1
}
