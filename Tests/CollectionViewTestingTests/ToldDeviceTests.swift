// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import Testing
import UIKit

/// What a screen is told about the device that it is mounted on, from before it is made.
@MainActor
struct ToldDeviceTests {
  @Test func `a controller is told its device from before it is made`() {
    let harness = CollectionViewHarness(DeviceWitness(), on: .iPadMini.turned.dark)
    let witness = harness.viewController as? DeviceWitness
    let told = ToldDevice(
      screen: CGSize(width: 1133, height: 744), scale: 2, idiom: .pad, isTurned: true,
      ownIdiom: .pad, viewIdiom: .pad, style: .dark)
    #expect(witness?.inInit == told)
    #expect(witness?.inLoad == told)
    #expect(witness?.inAppearance == told)
  }

  @Test func `a wide phone's sharpness is told before the view is loaded`() {
    let harness = CollectionViewHarness(DeviceWitness(), on: .iPhone15)
    let witness = harness.viewController as? DeviceWitness
    #expect(witness?.inInit.scale == 3)
    #expect(witness?.inLoad?.screen == CGSize(width: 393, height: 852))
    #expect(witness?.loadedFrame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func `a window's screen is the device it is mounted on`() {
    let phone = CollectionViewHarness(DeviceWitness(), on: .iPhone15)
    let pad = CollectionViewHarness(DeviceWitness(), on: .iPadMini)
    #expect(phone.view.window?.screen.bounds.size == CGSize(width: 393, height: 852))
    #expect(pad.view.window?.screen.bounds.size == CGSize(width: 744, height: 1133))
    #expect(phone.view.window?.screen.scale == 3)
    #expect(pad.view.window?.screen.traitCollection.userInterfaceIdiom == .pad)
  }
}
