// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIBarButtonItem {
  /// What stands at the corner of an item: a number, a short text, or a dot.
  @preconcurrency @MainActor
  public final class Badge: NSObject {
    /// The text; nil: a dot.
    public let stringValue: String?
    /// The ground; nil: red.
    public var backgroundColor: UIColor?
    /// The colour of the text; nil: white.
    public var foregroundColor: UIColor?
    /// The font of the text; nil: the system's, of 12 points.
    public var font: UIFont?

    private init(_ text: String?) {
      stringValue = text
      super.init()
    }

    /// A number.
    public static func count(_ count: UInt) -> Badge { Badge(count.formatted()) }
    /// A short text.
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// A dot.
    public static func indicator() -> Badge { Badge(nil) }
  }
}
