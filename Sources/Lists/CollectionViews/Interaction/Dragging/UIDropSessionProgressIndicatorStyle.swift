// SPDX-License-Identifier: Apache-2.0

/// Whether a person sees how far the things of a drop are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing is seen; the program says itself that it waits.
  case none = 0
  /// A progress bar that lets a person give up, where loading takes long.
  case `default` = 1
}
