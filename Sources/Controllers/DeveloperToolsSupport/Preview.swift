// SPDX-License-Identifier: Apache-2.0

/// The namespace of the traits of `#Preview`.
public struct Preview: Sendable {
  /// The marker type for traits that apply to previews of views and view controllers.
  public struct ViewTraits: Sendable {}
}
