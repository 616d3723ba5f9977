// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIBarButtonItem {
  /// A badge at the corner of an item: a number, a short text, or a dot.
  @preconcurrency @MainActor
  public final class Badge: NSObject {
    /// The text, or `nil` for a dot.
    public let stringValue: String?
    /// The background colour, or `nil` for red.
    public var backgroundColor: UIColor?
    /// The text colour, or `nil` for white.
    public var foregroundColor: UIColor?
    /// The font of the text, or `nil` for the system font of 12 points.
    public var font: UIFont?

    private init(_ text: String?) {
      stringValue = text
      super.init()
    }

    /// Returns a badge with a number.
    public static func count(_ count: UInt) -> Badge { Badge(count.formatted()) }
    /// Returns a badge with a short text.
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// Returns a badge that is a dot.
    public static func indicator() -> Badge { Badge(nil) }
  }
}
