// SPDX-License-Identifier: Apache-2.0

/// A reference to a guide that does not retain it; initially to no guide.
///
/// See ``ViewLifetime``, the equivalent for views.
final class GuideLifetime: @unchecked Sendable {
  private var address: UnsafeMutableRawPointer?

  /// The guide, or `nil` if there is none or it was deallocated.
  var guide: UILayoutGuide? { TearDown.reference(to: address) }

  /// Sets the reference to `guide`.
  func begin(_ guide: UILayoutGuide) { address = Unmanaged.passUnretained(guide).toOpaque() }

  /// Drops the guide, which is being deallocated.
  func end() { TearDown.forgetting { address = nil } }
}
