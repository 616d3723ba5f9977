// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Draws what code says into something; see ``UIGraphicsImageRenderer``.
open class UIGraphicsRenderer: NSObject {
  /// What is drawn into.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  let rendererFormat: UIGraphicsRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    rendererFormat = format
    super.init()
  }
}
