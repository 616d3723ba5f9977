// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

/// The properties of the document that a navigation bar's title represents; the title's menu names and shares
/// it.
///
/// Differs from UIKit: there is no link metadata; the menu names the document without an image.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// The URL of the document.
  public let url: URL

  /// Creates the properties of the document at `url`.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// The closure that creates the activity view controller for sharing the document, or `nil` if the document
  /// cannot be shared.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
}
