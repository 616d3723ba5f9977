// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UIResponder: PasteboardReading {
  /// The things on the general pasteboard, the desktop's clipboard where the responder is in a window.
  package var pasteboardItems: [NSItemProvider] {
    guard let services = responderSurface?.services else {
      return UIPasteboard.general.itemProviders
    }
    return services.serve { UIPasteboard.general.itemProviders }
  }
}
