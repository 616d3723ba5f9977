// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A navigation controller on a screen of the test kit.
@MainActor
final class NavigationStage: ControllerStage {
  let record = Record()
  let navigation: UINavigationController

  init(_ root: UIViewController? = nil, size: CGSize = CGSize(width: 390, height: 844)) {
    let navigation = UINavigationController()
    navigation.viewControllers = [root ?? RecordingController("root", record: record)]
    self.navigation = navigation
    super.init(navigation, size: size)
    step()
    record.lines = []
  }
}
