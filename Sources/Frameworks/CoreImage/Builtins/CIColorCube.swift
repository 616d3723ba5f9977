// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Has colours become those of a table.
public protocol CIColorCube: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// How many colours there are along each edge of the cube.
  var cubeDimension: Float { get set }
  /// The colours of the cube, as floats, red changing first.
  var cubeData: Data { get set }
}
