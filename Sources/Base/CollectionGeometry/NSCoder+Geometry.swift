// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Geometry as text: numbers in braces, those of a transform in brackets. A text that is no such value, or
// has too few numbers, is read as zero.
extension NSCoder {
  /// Returns a text with the coordinates, such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { GeometryText([point.x, point.y]).text }

  /// Returns a text with the components, such as `{1, 2}`.
  public class func string(for vector: CGVector) -> String {
    GeometryText([vector.dx, vector.dy]).text
  }

  /// Returns a text with the width and the height, such as `{1, 2}`.
  public class func string(for size: CGSize) -> String {
    GeometryText([size.width, size.height]).text
  }

  /// Returns a text with the origin and the size, such as `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns a text with the six entries, such as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(GeometryText(numbers).list)]"
  }

  /// Returns a text with the top, left, bottom and right insets, such as `{1, 2, 3, 4}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText([insets.top, insets.left, insets.bottom, insets.right]).text
  }

  /// Returns a text with the top, leading, bottom and trailing insets, such as `{1, 2, 3, 4}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText([insets.top, insets.leading, insets.bottom, insets.trailing]).text
  }

  /// Returns a text with the horizontal and the vertical offset, such as `{1, 2}`.
  public class func string(for offset: UIOffset) -> String {
    GeometryText([offset.horizontal, offset.vertical]).text
  }

  /// Returns the point of a text such as `{1, 2}`, or zero if the text has another form.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = GeometryText(string, 2).numbers
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Returns the vector of a text such as `{1, 2}`, or zero if the text has another form.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = GeometryText(string, 2).numbers
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// Returns the size of a text such as `{1, 2}`, or zero if the text has another form.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = GeometryText(string, 2).numbers
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns the rectangle of a text such as `{{1, 2}, {3, 4}}`, or zero if the text has another form.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = GeometryText(string, 4).numbers
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the transform of a text such as `[1, 0, 0, 1, 0, 0]`, or a transform whose entries are all zero
  /// if the text has another form.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = GeometryText(string, 6).numbers
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Returns the insets of a text such as `{1, 2, 3, 4}`, or zero if the text has another form.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = GeometryText(string, 4).numbers
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the insets of a text such as `{1, 2, 3, 4}`, or zero if the text has another form.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = GeometryText(string, 4).numbers
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Returns the offset of a text such as `{1, 2}`, or zero if the text has another form.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = GeometryText(string, 2).numbers
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }
}
