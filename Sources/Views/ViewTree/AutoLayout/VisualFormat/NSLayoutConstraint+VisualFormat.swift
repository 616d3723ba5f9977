// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

extension NSLayoutConstraint {
  /// Returns the constraints described by a visual format, for example `"H:|-[image(40)]-[title]-|"`.
  ///
  /// - Parameters:
  ///   - format: Views in brackets, the superview's edges as `|`, gaps between hyphens.
  ///   - opts: The alignment across the axis, and the direction of a row.
  ///   - metrics: Numbers by the names that the format uses for them.
  ///   - views: Views by the names that the format uses for them.
  /// - Returns: The constraints, none of them active.
  /// - Precondition: The format is valid, and every name in it is defined.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format)
    do {
      return VisualFormatBuilder(
        text: format, format: try parser.parse(), options: opts,
        metrics: (metrics ?? [:]).compactMapValues(Self.number),
        views: views.compactMapValues { $0 as? UIView }
      ).constraints()
    } catch {
      contractBroken(
        "the visual format \"\(format)\" can't be read at position \(error.position): expected "
          + "\(error.expected)")
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
