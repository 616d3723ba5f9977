// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// The anchor of the leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(self, .leading))
  }
  /// The anchor of the trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(self, .trailing))
  }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(self, .left)) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(self, .right)) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutQuantity(self, .top)) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(self, .bottom))
  }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutQuantity(self, .width)) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutQuantity(self, .height)) }
  /// The anchor of the horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(self, .centerX))
  }
  /// The anchor of the vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(self, .centerY))
  }
}
