// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Geometry by key. Archives store it as text, in the format of `NSCoder.string(for:)`; interface files
// store it as elements. A missing value or one of another type is read as zero. Points, sizes and
// rectangles are written by Foundation's own `encode(_:forKey:)`.
extension NSCoder {
  /// Returns the decoded point for `key`, or zero.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    geometry(key, { NSCoder.cgPoint(for: $0) }, \.cgPointValue) ?? .zero
  }

  /// Returns the decoded vector for `key`, or zero.
  public func decodeCGVector(forKey key: String) -> CGVector {
    geometry(key, { NSCoder.cgVector(for: $0) }, \.cgVectorValue) ?? .zero
  }

  /// Returns the decoded size for `key`, or zero.
  public func decodeCGSize(forKey key: String) -> CGSize {
    geometry(key, { NSCoder.cgSize(for: $0) }, \.cgSizeValue) ?? .zero
  }

  /// Returns the decoded rectangle for `key`, or zero.
  public func decodeCGRect(forKey key: String) -> CGRect {
    geometry(key, { NSCoder.cgRect(for: $0) }, \.cgRectValue) ?? .zero
  }

  /// Returns the decoded affine transform for `key`, or the identity if there is no value or one of another
  /// type.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    geometry(key, { NSCoder.cgAffineTransform(for: $0) }, \.cgAffineTransformValue) ?? .identity
  }

  /// Returns the decoded edge insets for `key`, or zero.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    geometry(key, { NSCoder.uiEdgeInsets(for: $0) }, \.uiEdgeInsetsValue) ?? .zero
  }

  /// Returns the decoded directional edge insets for `key`, or zero.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    geometry(
      key, { NSCoder.nsDirectionalEdgeInsets(for: $0) }, \.directionalEdgeInsetsValue) ?? .zero
  }

  /// Returns the decoded offset for `key`, or zero.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    geometry(key, { NSCoder.uiOffset(for: $0) }, \.uiOffsetValue) ?? .zero
  }

  private func geometry<Value>(
    _ key: String, _ text: (String) -> Value, _ object: (NSValue) -> Value
  ) -> Value? {
    guard containsValue(forKey: key) else { return nil }
    switch decodeObject(of: [NSString.self, NSValue.self], forKey: key) {
    case let found as String: return text(found)
    case let found as NSValue: return object(found)
    default: return nil
    }
  }

  /// Encodes a vector for `key`.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: vector)), forKey: key)
  }

  /// Encodes an affine transform for `key`.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: transform)), forKey: key)
  }

  /// Encodes edge insets for `key`.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: insets)), forKey: key)
  }

  /// Encodes directional edge insets for `key`.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: insets)), forKey: key)
  }

  /// Encodes an offset for `key`.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: offset)), forKey: key)
  }
}
