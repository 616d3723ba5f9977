// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes a document of all that a scene shows, beside the picture of what is in sight of it.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Makes the document; `completionHandler` takes its data as PDF, the page that is in sight, counted from 0, and the part of that page
  /// which is in sight, in the page's points. Without data unless implemented.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// There is no document.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}
