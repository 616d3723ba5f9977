// SPDX-License-Identifier: Apache-2.0

import Foundation

// Colour effects.
extension FilterKind {
  /// The weights of the components for each component of a sepia tone.
  private static let sepia = (
    red: Pixel(0.393, 0.769, 0.189, 0), green: Pixel(0.349, 0.686, 0.168, 0),
    blue: Pixel(0.272, 0.534, 0.131, 0)
  )

  /// Returns a filter that converts to grey and changes the contrast.
  private static func grey(_ name: String, contrast: Float) -> FilterKind {
    point(name, kCICategoryColorEffect, []) { _ in
      { run in
        { pixel in
          let light = (pixel * luminances).sum()
          // Contrast is perceived, so it is computed in the encoded components of files.
          let seen = run.isLinear ? TransferCurve.encoded(light) : light
          let grey = min(max((seen - 0.5) * contrast + 0.5, 0), 1)
          return Pixel(repeating: run.isLinear ? TransferCurve.linear(grey) : grey)
            .replacingAlpha(pixel.w)
        }
      }
    }
  }

  static let effects: [FilterKind] = [
    point("CIColorInvert", kCICategoryColorEffect, []) { _ in
      { _ in { (1 - $0).replacingAlpha($0.w) } }
    },
    point("CISepiaTone", kCICategoryColorEffect, [.number(kCIInputIntensityKey, 1, 0...1)]) {
      let intensity = $0.number(kCIInputIntensityKey)
      return { _ in
        { pixel in
          pixel.mixed(
            with: Pixel(
              (pixel * sepia.red).sum(), (pixel * sepia.green).sum(), (pixel * sepia.blue).sum(),
              pixel.w), intensity)
        }
      }
    },
    point(
      "CIColorMonochrome", kCICategoryColorEffect,
      [
        .color(kCIInputColorKey, [0.6, 0.45, 0.3, 1]), .number(kCIInputIntensityKey, 1, 0...1),
      ]
    ) { values in
      let color = values.color(kCIInputColorKey)
      let intensity = values.number(kCIInputIntensityKey)
      return { run in
        let tone = run.pixel(color)
        return { pixel in
          let toned = tone * (pixel * luminances).sum()
          return pixel.mixed(with: toned.replacingAlpha(pixel.w), intensity)
        }
      }
    },
    point(
      "CIFalseColor", kCICategoryColorEffect,
      [.color("inputColor0", [0.3, 0, 0, 1]), .color("inputColor1", [1, 0.9, 0.8, 1])]
    ) { values in
      let colors = (values.color("inputColor0"), values.color("inputColor1"))
      return { run in
        let (dark, light) = (run.pixel(colors.0), run.pixel(colors.1))
        return { pixel in
          dark.mixed(with: light, (pixel * luminances).sum()).replacingAlpha(pixel.w)
        }
      }
    },
    point("CIMaskToAlpha", kCICategoryColorEffect, []) { _ in
      { _ in { Pixel(1, 1, 1, ($0 * luminances).sum() * $0.w) } }
    },
    point("CIMaximumComponent", kCICategoryColorEffect, []) { _ in
      { _ in { Pixel(repeating: max($0.x, $0.y, $0.z)).replacingAlpha($0.w) } }
    },
    point("CIMinimumComponent", kCICategoryColorEffect, []) { _ in
      { _ in { Pixel(repeating: min($0.x, $0.y, $0.z)).replacingAlpha($0.w) } }
    },
    grey("CIPhotoEffectMono", contrast: 0.9),
    grey("CIPhotoEffectTonal", contrast: 1),
    grey("CIPhotoEffectNoir", contrast: 1.4),
    FilterKind(
      "CIColorCube", [kCICategoryColorEffect],
      [
        .image(), .number("inputCubeDimension", 2, 2...128),
        FilterInput(key: "inputCubeData", standard: .data),
      ]
    ) { values in
      guard let image = values.image, let data = values.data("inputCubeData"),
        let cube = ColorCube(data, side: Int(values.number("inputCubeDimension")))
      else { return values.image }
      return CIImage(recipe: PointRecipe(source: image.recipe) { _ in cube.color })
    },
  ]
}
