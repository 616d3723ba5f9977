// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

/// What a navigation bar knows of the document that a controller shows: its menu of the title names it, and shares it.
///
/// Differs from UIKit: there is no link metadata; the title's menu names the document and shows no picture of it.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// Where the document is.
  public let url: URL

  /// What is known of the document at an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Whether a picture of the document's kind is wanted in the place of one of its content; kept: none is shown.
  open var wantsIconRepresentation = false

  /// Makes what shares the document; nil: it is not shared.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
}
