// SPDX-License-Identifier: Apache-2.0

// A module of this name exists so that `import QuartzCore` compiles; layers are in ViewTree.

@_exported public import CollectionGeometry
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import class ViewTree.CAAnimation
@_exported public import class ViewTree.CAAnimationGroup
@_exported public import class ViewTree.CABasicAnimation
@_exported public import class ViewTree.CADisplayLink
@_exported public import struct ViewTree.CAFrameRateRange
@_exported public import class ViewTree.CAGradientLayer
@_exported public import class ViewTree.CAKeyframeAnimation
@_exported public import class ViewTree.CALayer
@_exported public import class ViewTree.CAMediaTimingFunction
@_exported public import class ViewTree.CAPropertyAnimation
@_exported public import class ViewTree.CAShapeLayer
@_exported public import class ViewTree.CASpringAnimation
@_exported public import class ViewTree.CATextLayer
@_exported public import class ViewTree.CATransaction
@_exported public import class ViewTree.CATransformLayer
@_exported public import class ViewTree.CATransition
@_exported public import func ViewTree.CACurrentMediaTime
@_exported public import protocol ViewTree.CAAnimationDelegate
@_exported public import protocol ViewTree.CAMediaTiming
@_exported public import struct ViewTree.CAAnimationCalculationMode
@_exported public import struct ViewTree.CACornerMask
@_exported public import struct ViewTree.CAGradientLayerType
@_exported public import struct ViewTree.CALayerCornerCurve
@_exported public import struct ViewTree.CAMediaTimingFillMode
@_exported public import struct ViewTree.CAMediaTimingFunctionName
@_exported public import struct ViewTree.CAShapeLayerFillRule
@_exported public import struct ViewTree.CAShapeLayerLineCap
@_exported public import struct ViewTree.CAShapeLayerLineJoin
@_exported public import struct ViewTree.CATextLayerAlignmentMode
@_exported public import struct ViewTree.CATextLayerTruncationMode
@_exported public import struct ViewTree.CATransitionSubtype
@_exported public import struct ViewTree.CATransitionType
@_exported public import typealias ViewTree.CFTimeInterval
