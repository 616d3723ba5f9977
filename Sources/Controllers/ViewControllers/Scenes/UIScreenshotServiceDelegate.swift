// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The method that creates a document of a scene's whole content for a screenshot.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Creates the document and calls `completionHandler`.
  ///
  /// The handler takes the PDF data, the index of the visible page, and the visible part of that page in the
  /// page's points. By default it is called without data.
  ///
  /// - Note: Never called on Linux: see ``UIScreenshotService``.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// Calls `completionHandler` without a document.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}
