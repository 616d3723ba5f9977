// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// Says how many wheels a picker has, and how many rows each of them.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels stand beside each other.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
