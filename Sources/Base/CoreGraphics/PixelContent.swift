// SPDX-License-Identifier: Apache-2.0

/// What the pixels of pictures are, as hosts have them.
package protocol PixelContent: AnyObject, Sendable {
  /// Whether it is known that pixels let nothing through.
  var isOpaque: Bool { get }
}
