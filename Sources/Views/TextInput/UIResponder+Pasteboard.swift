// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UIResponder: PasteboardReading {
  /// The items of the general pasteboard of the desktop on which the responder is displayed.
  package var pasteboardItems: [NSItemProvider] {
    guard let services = responderSurface?.services else {
      return UIPasteboard.general.itemProviders
    }
    return services.serve { UIPasteboard.general.itemProviders }
  }
}
