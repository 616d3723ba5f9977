// SPDX-License-Identifier: Apache-2.0

/// The namespace of the traits of `#Preview`.
public struct Preview: Sendable {
  /// The subject of the traits of a preview of a view or view controller.
  public struct ViewTraits: Sendable {}
}
