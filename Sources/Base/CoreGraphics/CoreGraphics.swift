// SPDX-License-Identifier: Apache-2.0

// A module of this name exists so that `import CoreGraphics` compiles where Foundation alone holds
// CGFloat, CGPoint, CGSize and CGRect.

@_exported public import Foundation
@_exported public import MullionCollectionGeometry
