// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests of members that subclasses in real packages override, and of initialisers that they call.
@MainActor
struct OverriddenMemberTests {
  private final class SharpScreen: UIScreen {
    private let pixels: CGFloat
    init(scale: CGFloat) {
      pixels = scale
      super.init()
    }
    override var scale: CGFloat { pixels }
  }

  @Test func `a screen with a scale of its own has the bounds of the main screen`() {
    let screen = SharpScreen(scale: 3)
    expect(screen.scale, equals: 3)
    expect(screen.bounds, equals: UIScreen.main.bounds)
    expect(screen.nativeBounds.width, equals: UIScreen.main.bounds.width * 3)
  }

  private final class CountingLayout: UICollectionViewFlowLayout {
    var kinds: [String] = []
    override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
      kinds.append(elementKind)
      super.register(nib, forDecorationViewOfKind: elementKind)
    }
  }

  @Test func `a layout overrides the registration of nibs for decoration views`() {
    let layout = CountingLayout()
    let nib: UINib? = nil
    (layout as UICollectionViewLayout).register(nib, forDecorationViewOfKind: "shade")
    expect(layout.kinds, equals: ["shade"])
  }

  @Test func `a page controller without arguments curls its pages horizontally`() {
    let pages = UIPageViewController()
    expect(pages.transitionStyle, equals: .pageCurl)
    expect(pages.navigationOrientation, equals: .horizontal)
  }

  private final class Upright: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }
  private final class Silent: NSObject, UINavigationControllerDelegate {}

  @Test func `the delegate of a navigation controller determines its orientations`() {
    let navigation = UINavigationController()
    let usual = UIViewController()
    for delegate in [nil, Silent()] as [Silent?] {
      navigation.delegate = delegate
      expect(
        navigation.supportedInterfaceOrientations, equals: usual.supportedInterfaceOrientations)
      expect(
        navigation.preferredInterfaceOrientationForPresentation,
        equals: usual.preferredInterfaceOrientationForPresentation)
    }
    let upright = Upright()
    navigation.delegate = upright
    expect(navigation.supportedInterfaceOrientations, equals: .portrait)
    expect(navigation.preferredInterfaceOrientationForPresentation, equals: .landscapeLeft)
  }
}
