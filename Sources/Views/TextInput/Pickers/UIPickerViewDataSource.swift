// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// The methods that provide the numbers of wheels and rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
