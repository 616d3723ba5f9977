// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of the device properties that a screen reads, from before it is created.
@MainActor
struct ToldDeviceTests {
  @Test func `a controller is told its device from before it is made`() {
    let harness = CollectionViewHarness(DeviceWitness(), on: .iPadMini.turned.dark)
    let witness = harness.viewController as? DeviceWitness
    let told = ToldDevice(
      screen: CGSize(width: 1133, height: 744), scale: 2, idiom: .pad, isTurned: true,
      ownIdiom: .pad, viewIdiom: .pad, style: .dark)
    expect(witness?.inInit, equals: told)
    expect(witness?.inLoad, equals: told)
    expect(witness?.inAppearance, equals: told)
  }

  @Test func `a wide phone's sharpness is told before the view is loaded`() {
    let harness = CollectionViewHarness(DeviceWitness(), on: .iPhone15)
    let witness = harness.viewController as? DeviceWitness
    expect(witness?.inInit.scale, equals: 3)
    expect(witness?.inLoad?.screen, equals: CGSize(width: 393, height: 852))
    expect(witness?.loadedFrame, equals: CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func `a window's screen is the device it is mounted on`() {
    let phone = CollectionViewHarness(DeviceWitness(), on: .iPhone15)
    let pad = CollectionViewHarness(DeviceWitness(), on: .iPadMini)
    expect(phone.view.window?.screen.bounds.size, equals: CGSize(width: 393, height: 852))
    expect(pad.view.window?.screen.bounds.size, equals: CGSize(width: 744, height: 1133))
    expect(phone.view.window?.screen.scale, equals: 3)
    expect(pad.view.window?.screen.traitCollection.userInterfaceIdiom, equals: .pad)
  }
}

// Scenes, windows and what stands around them.
extension ToldDeviceTests {
  /// A controller that records the application's scenes and windows at its creation.
  private final class SceneWitness: UIViewController {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let windows = UIApplication.shared.windows
    let keyWindow = UIApplication.shared.keyWindow
    let safeTop = UIApplication.shared.windows.first?.safeAreaInsets.top
  }

  @Test func `scenes and windows are those of the screen that asks`() throws {
    let other = CollectionViewHarness(UIViewController(), on: .iPadMini)
    let harness = CollectionViewHarness(SceneWitness(), on: .iPhone15)
    let witness = try #require(harness.viewController as? SceneWitness)
    expect(witness.scenes.map(\.screen.bounds.width), equals: [393])
    expect(witness.windows.count == 1 && witness.windows.first === harness.view.window)
    expect(witness.keyWindow === harness.view.window)
    expect(witness.safeTop, equals: 59)
    let scene = try #require(harness.view.window?.windowScene)
    expect(scene !== other.view.window?.windowScene)
    expect(
      scene.statusBarManager?.statusBarFrame, equals: CGRect(x: 0, y: 0, width: 393, height: 59))
    expect(harness.view.window?.isKeyWindow == true && other.view.window?.isKeyWindow == true)
  }

  @Test func `a device says its model, its system and its pixels`() {
    withDevice(.iPadMini.turned) {
      expect(UIDevice.current.model, equals: "iPad")
      expect(UIDevice.current.systemName, equals: "iPadOS")
      expect(UIDevice.current.orientation.isLandscape)
      expect(UIScreen.main.nativeBounds, equals: CGRect(x: 0, y: 0, width: 1488, height: 2266))
      expect(UIScreen.main.nativeScale, equals: 2)
    }
    expect(UIDevice.current.model, equals: "Linux")
  }
}

// Two mounts, and time.
extension ToldDeviceTests {
  /// A controller that reads its screen whenever it is laid out or tapped.
  private final class Asking: UIViewController {
    var widths: [CGFloat] = []
    var later: CGFloat?

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      widths.append(UIScreen.main.bounds.width)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      Task {
        await Task.yield()
        later = UIScreen.main.bounds.width
      }
    }
  }

  @Test func `two mounts do not see each other's device`() async throws {
    let phone = CollectionViewHarness(Asking(), on: .iPhone15)
    let pad = CollectionViewHarness(Asking(), on: .iPadMini)
    for harness in [phone, pad, phone] {
      harness.view.setNeedsLayout()
      harness.viewController?.view.setNeedsLayout()
      harness.layout()
    }
    let (first, second) = (phone.viewController as? Asking, pad.viewController as? Asking)
    expect(Set(first?.widths ?? []) == [393] && Set(second?.widths ?? []) == [744])
    await phone.runUntilIdle { first?.later == nil || second?.later == nil }
    expect(first?.later == 393 && second?.later == 744)
  }

  @Test func `the body of a test is on the device that it acted on last`() {
    let phone = CollectionViewHarness(UIViewController(), on: .iPhone15)
    let pad = CollectionViewHarness(UIViewController(), on: .iPadMini.dark)
    expect(UIScreen.main.bounds.width, equals: 744)
    expect(UITraitCollection.current.userInterfaceStyle, equals: .dark)
    phone.layout()
    expect(UIScreen.main.bounds.width, equals: 393)
    expect(UIView().traitCollection.displayScale, equals: 3)
    withExtendedLifetime(pad) {}
  }

  @Test func `a screen that is gone is nobody's device`() {
    do { _ = CollectionViewHarness(UIViewController(), on: .iPadMini.dark) }
    expect(UIScreen.main.bounds.size, equals: CollectionViewHarness.phone)
    expect(UITraitCollection.current.userInterfaceStyle, equals: .light)
  }

  @Test func `the screen turns with its device`() {
    let harness = CollectionViewHarness(Asking(), on: .iPhone15)
    harness.rotate()
    expect((harness.viewController as? Asking)?.widths.last, equals: 852)
    expect(harness.view.window?.screen.bounds.size, equals: CGSize(width: 852, height: 393))
    expect(harness.view.window?.screen.traitCollection.verticalSizeClass, equals: .compact)
    expect(harness.view.window?.screen.nativeBounds.size, equals: CGSize(width: 1179, height: 2556))
    harness.resize(to: CGSize(width: 700, height: 500))
    expect(UIScreen.main.bounds.size, equals: CGSize(width: 700, height: 500))
  }
}

// Controllers that are made before they are mounted.
extension ToldDeviceTests {
  @Test func `a controller that is made earlier can be told its device`() {
    let witness = withDevice(.iPadMini) { DeviceWitness() }
    expect(witness.inInit.idiom == .pad && witness.inInit.viewIdiom == .pad)
    let harness = CollectionViewHarness(witness, on: .iPadMini)
    expect(witness.inLoad, equals: witness.inInit)
    withExtendedLifetime(harness) {}
  }

  @Test(.device(.iPadMini.turned)) func `a test can be run on a device`() {
    let witness = DeviceWitness()
    expect(witness.inInit.idiom == .pad && witness.inInit.isTurned)
    let scene = UIApplication.shared.connectedScenes.first
    let harness = CollectionViewHarness(witness)
    expect(harness.device == .iPadMini.turned && witness.inLoad == witness.inInit)
    expect(UIApplication.shared.windows.first === harness.view.window)
    expect(scene == nil || scene === harness.view.window?.windowScene)
    let layout = CollectionViewHarness(
      layout: UICollectionViewFlowLayout(), items: [UIScreen.main.bounds.width > 1000 ? 2 : 1])
    expect(layout.elements.count, equals: 2)
  }

  private final class Stray: UIViewController {}

  @Test func `a controller that was made for another device is reported once`() {
    let said = SaidOnce()
    let stray = Stray()
    said.listen {
      _ = CollectionViewHarness(stray, on: .iPhone15)
      _ = CollectionViewHarness(stray, on: .iPhone15)
      _ = CollectionViewHarness(Stray(), on: .iPhone15)
      _ = CollectionViewHarness(Stray())
    }
    let reports = said.messages.filter { $0.contains("Stray") }
    expect(reports.count, equals: 1)
    expect(
      reports.first?.hasPrefix(
        "Stray was created for a phone of 390x844 points @2x and is mounted on a phone of 393x852 "
          + "points @3x"), equals: true)
    expect(reports.first?.contains("withDevice(…) { }"), equals: true)
  }

  private final class Guest: UIViewController {}
  private final class PlainGuest: UIViewController {}

  @Test func `a controller that was made for its device is not reported`() {
    let said = SaidOnce()
    let plain = Device(size: CGSize(width: 390, height: 844), scale: 2)
    said.listen {
      _ = CollectionViewHarness(withDevice(.iPhone15) { Guest() }, on: .iPhone15)
      let (guest, plainGuest) = (
        withDevice(.iPhone15) { Guest() }, withDevice(plain) { PlainGuest() }
      )
      _ = CollectionViewHarness(guest, on: .iPhone15)
      _ = CollectionViewHarness(plainGuest, on: plain)
    }
    expect(said.messages.filter { $0.contains("Guest") }, equals: [])
  }
}

/// Tests of layouts that read the screen when they are created.
extension ToldDeviceTests {
  private static func thirds() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    let width = (UIScreen.main.bounds.width / 3).rounded(.down)
    layout.itemSize = CGSize(width: width, height: 40)
    layout.minimumInteritemSpacing = 0
    return layout
  }

  @Test func `a layout alone is told its device`() {
    let harness = CollectionViewHarness(layout: Self.thirds(), items: [3], on: .iPadMini)
    expect(harness.elements.map(\.frame.width), equals: [248, 248, 248])
  }
}
