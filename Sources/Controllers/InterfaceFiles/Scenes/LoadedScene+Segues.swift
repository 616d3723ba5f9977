// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

extension LoadedScene {
  func connectSegue(_ element: InterfaceElement, of object: NSObject) {
    guard let segue = SegueDescription(element) else {
      return file.record(
        "segues of the kind \(element["kind"] ?? "without a name") are not supported; it is left out",
        element)
    }
    guard segue.kind != .relationship, !(object is UIViewController) else { return }
    if segue.kind == .embed {
      recordConnected(element)
      return begin(segue, sender: object)
    }
    let isAccessory = element["trigger"] == "accessoryAction"
    ActionSource(object, event: nil).perform(isAccessory: isAccessory) { [weak self] sender in
      self?.begin(segue, sender: sender)
    }
  }
}
