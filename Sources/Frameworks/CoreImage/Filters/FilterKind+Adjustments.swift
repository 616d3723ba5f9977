// SPDX-License-Identifier: Apache-2.0

import Foundation

// Small adjustments of colours. Where Core Image's reference has the formula, it is used; otherwise the
// filter follows the description there: Documentation/Fidelity/frameworks.md lists these.
extension FilterKind {
  /// The luminance coefficients of red, green and blue by ITU-R BT.709.
  static let luminances = Pixel(0.2126, 0.7152, 0.0722, 0)

  /// Returns a filter that changes each pixel, with unpremultiplied colours, independently.
  static func point(
    _ name: String, _ category: String, _ inputs: [FilterInput],
    _ change: @escaping @Sendable (FilterValues) -> @Sendable (RecipeRun) -> PointRecipe.Change
  ) -> FilterKind {
    FilterKind(name, [category], [.image()] + inputs) { values in
      values.image.map {
        CIImage(recipe: PointRecipe(source: $0.recipe, change: change(values)))
      }
    }
  }

  static let adjustments: [FilterKind] = [
    point(
      "CIColorControls", kCICategoryColorAdjustment,
      [
        .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
        .number(kCIInputContrastKey, 1, 0.25...4),
      ]
    ) { values in
      let saturation = values.number(kCIInputSaturationKey)
      let brightness = values.number(kCIInputBrightnessKey)
      let contrast = values.number(kCIInputContrastKey)
      return { _ in
        { pixel in
          let grey = Pixel(repeating: (pixel * luminances).sum())
          var color = grey + (pixel - grey) * saturation
          color = (color + brightness - 0.5) * contrast + 0.5
          return color.replacingAlpha(pixel.w)
        }
      }
    },
    point("CIExposureAdjust", kCICategoryColorAdjustment, [.number(kCIInputEVKey, 0, -10...10)]) {
      let factor = exp2($0.number(kCIInputEVKey))
      return { _ in { ($0 * factor).replacingAlpha($0.w) } }
    },
    point("CIGammaAdjust", kCICategoryColorAdjustment, [.number("inputPower", 1, 0.25...4)]) {
      let power = $0.number("inputPower")
      return { _ in
        {
          Pixel(
            pow(max($0.x, 0), power), pow(max($0.y, 0), power), pow(max($0.z, 0), power), $0.w)
        }
      }
    },
    point(
      "CIHueAdjust", kCICategoryColorAdjustment,
      [.number(kCIInputAngleKey, 0, -Double.pi...Double.pi, type: kCIAttributeTypeAngle)]
    ) { values in
      // Rotates around the axis of greys.
      let angle = values.number(kCIInputAngleKey)
      let (cosine, sine) = (cos(angle), sin(angle))
      let (same, next) = (
        cosine + (1 - cosine) / 3, (1 - cosine) / 3 - sine / Float(3).squareRoot()
      )
      let last = (1 - cosine) / 3 + sine / Float(3).squareRoot()
      return { _ in
        { pixel in
          Pixel(
            same * pixel.x + next * pixel.y + last * pixel.z,
            last * pixel.x + same * pixel.y + next * pixel.z,
            next * pixel.x + last * pixel.y + same * pixel.z, pixel.w)
        }
      }
    },
    point(
      "CIWhitePointAdjust", kCICategoryColorAdjustment, [.color(kCIInputColorKey, [1, 1, 1, 1])]
    ) { values in
      let color = values.color(kCIInputColorKey)
      return { run in
        let white = run.pixel(color)
        return { ($0 * white).replacingAlpha($0.w) }
      }
    },
    FilterKind(
      "CIColorMatrix", [kCICategoryColorAdjustment],
      [
        .image(), .vector("inputRVector", [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0]),
        .vector("inputBVector", [0, 0, 1, 0]), .vector("inputAVector", [0, 0, 0, 1]),
        .vector("inputBiasVector", [0, 0, 0, 0]),
      ]
    ) { values in
      let rows = ["R", "G", "B", "A"].map { values.lanes("input\($0)Vector") }
      let bias = values.lanes("inputBiasVector")
      return values.image.map {
        CIImage(
          recipe: PointRecipe(source: $0.recipe) { _ in
            { pixel in
              Pixel(
                (pixel * rows[0]).sum(), (pixel * rows[1]).sum(), (pixel * rows[2]).sum(),
                (pixel * rows[3]).sum()) + bias
            }
          })
      }
    },
    point(
      "CIColorClamp", kCICategoryColorAdjustment,
      [
        .vector("inputMinComponents", [0, 0, 0, 0]), .vector("inputMaxComponents", [1, 1, 1, 1]),
      ]
    ) { values in
      let (least, most) = (values.lanes("inputMinComponents"), values.lanes("inputMaxComponents"))
      return { _ in { $0.clamped(lowerBound: least, upperBound: pointwiseMax(least, most)) } }
    },
    point(
      "CIColorPolynomial", kCICategoryColorAdjustment,
      ["Red", "Green", "Blue", "Alpha"].map { .vector("input\($0)Coefficients", [0, 1, 0, 0]) }
    ) { values in
      let terms = ["Red", "Green", "Blue", "Alpha"].map { values.lanes("input\($0)Coefficients") }
      @Sendable func value(_ x: Float, _ term: Pixel) -> Float {
        term.x + x * (term.y + x * (term.z + x * term.w))
      }
      return { _ in
        {
          Pixel(
            value($0.x, terms[0]), value($0.y, terms[1]), value($0.z, terms[2]),
            value($0.w, terms[3]))
        }
      }
    },
    point("CILinearToSRGBToneCurve", kCICategoryColorAdjustment, []) { _ in
      { _ in { $0.changingColors(TransferCurve.encoded) } }
    },
    point("CISRGBToneCurveToLinear", kCICategoryColorAdjustment, []) { _ in
      { _ in { $0.changingColors(TransferCurve.linear) } }
    },
  ]
}
