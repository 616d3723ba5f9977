// SPDX-License-Identifier: Apache-2.0

/// The pixels of an image in the form that a host uses.
package protocol PixelContent: AnyObject, Sendable {
  /// Whether all pixels are known to be opaque.
  var isOpaque: Bool { get }
}
