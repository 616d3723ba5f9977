// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension FilterKind {
  static let codes: [FilterKind] = [
    FilterKind(
      "CIQRCodeGenerator", [kCICategoryGenerator],
      [
        FilterInput(key: "inputMessage", standard: .data),
        FilterInput(key: "inputCorrectionLevel", standard: .text("M")),
      ]
    ) { values in
      guard let message = values.data("inputMessage"),
        let level = QRLevel(rawValue: values.text("inputCorrectionLevel")),
        let code = QRCode(Array(message), level)
      else { return nil }
      // A light border of one module surrounds the code; rows are counted from the bottom.
      let side = code.side + 2
      return CIImage(
        recipe: PlaceRecipe { _ in
          { place in
            let (x, y) = (Int(place.x) - 1, side - 2 - Int(place.y))
            let isInside = 0..<code.side ~= x && 0..<code.side ~= y
            return isInside && code.isDark(x, y) ? Pixel(0, 0, 0, 1) : Pixel(1, 1, 1, 1)
          }
        }
      ).cropped(to: CGRect(x: 0, y: 0, width: side, height: side)).samplingNearest()
    }
  ]
}
