// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A filter that maps colours by a table.
public protocol CIColorCube: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The number of colours along each edge of the cube.
  var cubeDimension: Float { get set }
  /// The colours of the cube as floats, with red varying fastest.
  var cubeData: Data { get set }
}
