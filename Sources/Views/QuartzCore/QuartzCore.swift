// SPDX-License-Identifier: Apache-2.0

// This module exists so that `import QuartzCore` compiles; layers are in ViewTree.

@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import MullionCollectionGeometry
@_exported public import class MullionViewTree.CAAnimation
@_exported public import struct MullionViewTree.CAAnimationCalculationMode
@_exported public import protocol MullionViewTree.CAAnimationDelegate
@_exported public import class MullionViewTree.CAAnimationGroup
@_exported public import class MullionViewTree.CABasicAnimation
@_exported public import struct MullionViewTree.CACornerMask
@_exported public import func MullionViewTree.CACurrentMediaTime
@_exported public import class MullionViewTree.CADisplayLink
@_exported public import struct MullionViewTree.CAFrameRateRange
@_exported public import class MullionViewTree.CAGradientLayer
@_exported public import struct MullionViewTree.CAGradientLayerType
@_exported public import class MullionViewTree.CAKeyframeAnimation
@_exported public import class MullionViewTree.CALayer
@_exported public import struct MullionViewTree.CALayerCornerCurve
@_exported public import protocol MullionViewTree.CAMediaTiming
@_exported public import struct MullionViewTree.CAMediaTimingFillMode
@_exported public import class MullionViewTree.CAMediaTimingFunction
@_exported public import struct MullionViewTree.CAMediaTimingFunctionName
@_exported public import class MullionViewTree.CAPropertyAnimation
@_exported public import class MullionViewTree.CAShapeLayer
@_exported public import struct MullionViewTree.CAShapeLayerFillRule
@_exported public import struct MullionViewTree.CAShapeLayerLineCap
@_exported public import struct MullionViewTree.CAShapeLayerLineJoin
@_exported public import class MullionViewTree.CASpringAnimation
@_exported public import class MullionViewTree.CATextLayer
@_exported public import struct MullionViewTree.CATextLayerAlignmentMode
@_exported public import struct MullionViewTree.CATextLayerTruncationMode
@_exported public import class MullionViewTree.CATransaction
@_exported public import class MullionViewTree.CATransformLayer
@_exported public import class MullionViewTree.CATransition
@_exported public import struct MullionViewTree.CATransitionSubtype
@_exported public import struct MullionViewTree.CATransitionType
@_exported public import typealias MullionViewTree.CFTimeInterval
