// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// The edge where people begin to read.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(self, .leading))
  }
  /// The edge where people end to read.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(self, .trailing))
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(self, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(self, .right)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutQuantity(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(self, .bottom))
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutQuantity(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutQuantity(self, .height)) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(self, .centerX))
  }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(self, .centerY))
  }
}
