// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The superclass of renderers of drawing code; see ``UIGraphicsImageRenderer``.
open class UIGraphicsRenderer: NSObject {
  /// The format of the drawing.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  let rendererFormat: UIGraphicsRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    rendererFormat = format
    super.init()
  }
}
