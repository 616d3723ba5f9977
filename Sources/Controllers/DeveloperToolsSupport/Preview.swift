// SPDX-License-Identifier: Apache-2.0

/// What `#Preview` makes; the name under which its traits stand.
public struct Preview: Sendable {
  /// What the traits of a preview of a view or view controller are about.
  public struct ViewTraits: Sendable {}
}
