// SPDX-License-Identifier: Apache-2.0

// This module exists so that `import CoreGraphics` compiles where Foundation alone declares CGFloat,
// CGPoint, CGSize and CGRect.

@_exported public import Foundation
@_exported public import MullionCollectionGeometry
