// SPDX-License-Identifier: Apache-2.0

/// A reference to a guide that does not keep it alive; to no guide, before it begins.
///
/// See ``ViewLifetime``, which is the same for views.
final class GuideLifetime: @unchecked Sendable {
  private var address: UnsafeMutableRawPointer?

  /// The guide; nil when it is gone.
  var guide: UILayoutGuide? { TearDown.reference(to: address) }

  /// The item is `guide`.
  func begin(_ guide: UILayoutGuide) { address = Unmanaged.passUnretained(guide).toOpaque() }

  /// Forgets the guide, which ends.
  func end() { TearDown.forgetting { address = nil } }
}
