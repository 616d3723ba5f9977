// SPDX-License-Identifier: Apache-2.0

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
