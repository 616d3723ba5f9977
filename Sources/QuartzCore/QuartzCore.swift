// SPDX-License-Identifier: Apache-2.0

// A module of this name exists so that `import QuartzCore` compiles; layers are in ViewTree.

@_exported public import CollectionGeometry
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import class ViewTree.CAGradientLayer
@_exported public import class ViewTree.CALayer
@_exported public import class ViewTree.CAShapeLayer
@_exported public import func ViewTree.CACurrentMediaTime
@_exported public import struct ViewTree.CACornerMask
@_exported public import struct ViewTree.CAGradientLayerType
@_exported public import struct ViewTree.CAShapeLayerFillRule
@_exported public import struct ViewTree.CAShapeLayerLineCap
@_exported public import struct ViewTree.CAShapeLayerLineJoin
