// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A controller that reads the properties of its device in all places where existing code reads them.
class DeviceWitness: UIViewController {
  private(set) var inInit: ToldDevice
  private(set) var inLoad: ToldDevice?
  private(set) var inAppearance: ToldDevice?
  private(set) var loadedFrame = CGRect.zero

  init() {
    inInit = ToldDevice(by: UIViewController())
    super.init(nibName: nil, bundle: nil)
    inInit = ToldDevice(by: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    inLoad = ToldDevice(by: self)
    loadedFrame = view.frame
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    inAppearance = ToldDevice(by: self)
  }
}
