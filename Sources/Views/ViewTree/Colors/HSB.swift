// SPDX-License-Identifier: Apache-2.0

/// A colour in hue, saturation and brightness, each from 0 to 1.
struct HSB: Hashable, Sendable {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  /// Creates the hue, saturation and brightness of `color`; the hue of a grey is 0.
  init(_ color: DisplayColor) {
    let high = max(color.red, color.green, color.blue)
    let low = min(color.red, color.green, color.blue)
    let range = high - low
    brightness = high
    saturation = high > 0 ? range / high : 0
    guard range > 0 else {
      hue = 0
      return
    }
    let sixths: Double =
      switch high {
      case color.red: (color.green - color.blue) / range
      case color.green: (color.blue - color.red) / range + 2
      default: (color.red - color.green) / range + 4
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// The RGB components, from 0 to 1.
  var rgb: (red: Double, green: Double, blue: Double) {
    let turned = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let saturation = max(0, min(1, saturation))
    let brightness = max(0, min(1, brightness))
    func component(_ offset: Double) -> Double {
      let k = (offset + turned).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return (component(5), component(3), component(1))
  }
}
