// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UIViewController: UIAppearanceContainer {}
