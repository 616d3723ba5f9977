// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct DeviceTests {
  /// A controller that records its calls.
  final class Witness: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test func `a device gives its size, scale, safe area and size classes`() {
    let harness = CollectionViewHarness(Witness(), on: .iPhone15)
    expect(harness.size, equals: CGSize(width: 393, height: 852))
    expect(harness.scale, equals: 3)
    let traits = harness.view.traitCollection
    expect(traits.displayScale, equals: 3)
    expect(traits.horizontalSizeClass, equals: .compact)
    expect(traits.verticalSizeClass, equals: .regular)
    expect(traits.userInterfaceIdiom, equals: .phone)
    expect(harness.viewController?.view.safeAreaInsets.top, equals: 59)
    expect(harness.viewController?.view.safeAreaInsets.bottom, equals: 34)
  }

  @Test func `turning a phone turns its size, safe area and size classes, and says so before`() {
    let controller = Witness()
    let harness = CollectionViewHarness(controller, on: .iPhone15)
    harness.rotate()
    expect(controller.sizes, equals: [CGSize(width: 852, height: 393)])
    expect(harness.size, equals: CGSize(width: 852, height: 393))
    expect(
      controller.view.safeAreaInsets, equals: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    expect(controller.traitCollection.horizontalSizeClass, equals: .compact)
    expect(controller.traitCollection.verticalSizeClass, equals: .compact)
    harness.rotate()
    expect(harness.device, equals: .iPhone15)
    expect(controller.view.safeAreaInsets.top, equals: 59)
  }

  @Test func `a large phone on its side is as wide as a tablet`() {
    let harness = CollectionViewHarness(Witness(), on: .iPhone15ProMax.turned)
    expect(harness.view.traitCollection.horizontalSizeClass, equals: .regular)
    expect(harness.view.traitCollection.verticalSizeClass, equals: .compact)
  }

  @Test func `what a person chose reaches the views`() {
    let device = Device.iPadMini.dark.rightToLeft.contentSize(.accessibilityLarge)
    let harness = CollectionViewHarness(UIView(), on: device)
    let traits = harness.view.traitCollection
    expect(traits.userInterfaceStyle, equals: .dark)
    expect(traits.layoutDirection, equals: .rightToLeft)
    expect(traits.preferredContentSizeCategory, equals: .accessibilityLarge)
    expect(traits.userInterfaceIdiom, equals: .pad)
  }

  @Test(arguments: Device.all)
  func `turning a known device twice gives it back`(device: Device) {
    expect(device.turned.turned, equals: device)
    expect(device.turned.screen.size.width, equals: device.screen.size.height)
    expect(device.screen.size.width > 0 && device.scale >= 1)
  }

  @Test func `known devices have names of their own`() {
    expect(Set(Device.all.map(\.name)).count, equals: Device.all.count)
  }

  @Test func `a view alone has the device's safe area`() {
    let view = UIView()
    let harness = CollectionViewHarness(view, on: .iPhone14)
    expect(view.safeAreaInsets.top, equals: 47)
    harness.show(on: .iPhoneSE)
    expect(view.safeAreaInsets.top, equals: 20)
    expect(harness.size, equals: CGSize(width: 375, height: 667))
  }
}
